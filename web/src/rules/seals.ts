import { keep, recall } from "../app/storage";

const KEY = "etalage.seals";
const MOST = 200;

const seals = () => recall<string[]>("localStorage", KEY, []);

/** Keep in mind that this seal was shown while no card was dealt yet. */
export function rememberSeal(commitment: string): void {
  const others = seals().filter((each) => each !== commitment);
  keep("localStorage", KEY, [...others, commitment].slice(-MOST));
}

/** Whether this browser has seen the seal before the cards; one that keeps nothing bears witness as long as the page lives. */
export function sawSeal(commitment: string): boolean {
  return seals().includes(commitment);
}
