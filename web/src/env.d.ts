/// <reference types="svelte" />
/// <reference types="vite/client" />

declare const __VERSION__: string;

declare module "virtual:words/*" {
  const text: string;
  export default text;
}

declare module "virtual:rules" {
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
}
