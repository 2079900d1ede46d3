import "./styles/layers.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { speak } from "./words/words.svelte";
import { settings } from "./app/settings.svelte";

/** Without its language the page has no words of its own: these stand in index.html. */
function showFallback(target: HTMLElement): void {
  target.append(document.querySelector<HTMLTemplateElement>("#speechless")!.content);
  target.querySelector("button")?.addEventListener("click", () => location.reload());
}

const target = document.getElementById("app");
if (!target) throw new Error("the page has lost its root");
const isSpoken = await speak(settings.language).then(() => true, () => false);
if (isSpoken) mount(App, { target });
else showFallback(target);
