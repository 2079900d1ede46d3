/** Where in the app we are: `/t/abc` is ["t", "abc"]. */
class Router {
  #path = $state(location.pathname);
  #search = $state(location.search);
  readonly parts: string[] = $derived.by(() => {
    try {
      return this.#path.split("/").filter(Boolean).map(decodeURIComponent);
    } catch {
      return ["unreadable"];
    }
  });
  readonly query = $derived(new URLSearchParams(this.#search));

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** The same page under another address, without a step in the history. */
  rename(address: string): void {
    history.replaceState(null, "", address);
    this.#arrive();
  }

  #arrive(): void {
    this.#path = location.pathname;
    this.#search = location.search;
  }

  /** A plain click on a link of ours stays in the app. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname + link.search === location.pathname + location.search) return; // within this page
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
