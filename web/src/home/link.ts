const ID = /^[0-9A-Za-z]{6,24}$/;
const CHALLENGE = /\/c\/([0-9A-Za-z]{6,24})(?=$|[/?#\s])/;
const IN_ADDRESS = /\/t\/([0-9A-Za-z]{6,24})(?=$|[/?#\s])/;

/** The table that a pasted text means: a whole address, the end of one, or the bare id. */
export function tableIdIn(text: string): string | null {
  const trimmed = text.trim();
  return IN_ADDRESS.exec(trimmed)?.[1] ?? (ID.test(trimmed) ? trimmed : null);
}

/** The challenge that a pasted address means. */
export function challengeIdIn(text: string): string | null {
  return CHALLENGE.exec(text)?.[1] ?? null;
}

/** The address of a challenge, to be sent to friends. */
export function challengeLink(id: string): string {
  return `${location.origin}/c/${id}`;
}

/** The address of a table, to be sent to others. */
export function tableLink(id: string): string {
  return `${location.origin}/t/${id}`;
}
