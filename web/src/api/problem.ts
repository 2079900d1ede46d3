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

interface Body {
  error?: string;
  message?: string;
  clause?: string;
  facts?: Record<string, unknown>;
}

export async function problemOf(response: Response): Promise<Problem> {
  const body = (await response.json().catch(() => ({}))) as Body;
  const { error = "failure", message = response.statusText, clause, facts } = body;
  return new Problem(response.status, error, message, clause, facts);
}
