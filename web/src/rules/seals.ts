const KEY = "etalage.seals";
const MOST = 200;

/** Keep in mind that this seal was shown while no card was dealt yet. */
export function rememberSeal(commitment: string): void {
  const seals = read().filter((each) => each !== commitment);
  try {
    localStorage.setItem(KEY, JSON.stringify([...seals, commitment].slice(-MOST)));
  } catch {
    // A browser that keeps nothing bears no witness.
  }
}

/** Whether this browser has seen the seal before the cards. */
export function sawSeal(commitment: string): boolean {
  return read().includes(commitment);
}

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}
