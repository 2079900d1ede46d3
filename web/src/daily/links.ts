/** The address of a challenge, to be sent to friends. */
export function challengeLink(id: string): string {
  return `${location.origin}/c/${id}`;
}
