/** The same review with something else to be seen of it: a position, or a decision to be tried again. */
export function here(query: Record<string, number>): string {
  const wanted = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return `${location.pathname}?${wanted}${location.hash}`;
}
