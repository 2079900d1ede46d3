/** A refusal, as the server words it. `offline` is our own: nobody answered. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    message: string,
    readonly clause: string | null = null,
    readonly facts: Record<string, unknown> = {},
  ) {
    super(message);
  }

  /** Whether the same question may be answered later: nobody was there, or had the time. */
  get passes(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

export async function problemOf(response: Response): Promise<Problem> {
  const body = await response.json().catch(() => ({}));
  return new Problem(response.status, body.error ?? "failure", body.message ?? response.statusText, body.clause, body.facts);
}
