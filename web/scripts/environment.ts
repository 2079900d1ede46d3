import type { Environment } from "vitest/runtime";

function newStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Modules are compiled as for a browser, so that what they derive follows; of a browser there is the little that they touch. */
export default {
  name: "page",
  viteEnvironment: "client",
  setup(global) {
    const events = new EventTarget();
    const listen = { addEventListener: events.addEventListener.bind(events), removeEventListener: events.removeEventListener.bind(events) };
    const matchMedia = () => ({ matches: false, ...listen });
    Object.assign(global, {
      window: { ...listen, matchMedia }, matchMedia, ...listen, sessionStorage: newStorage(), localStorage: newStorage(),
      document: { ...listen, documentElement: { dataset: {} } },
    });
    return { teardown: () => undefined };
  },
} satisfies Environment;
