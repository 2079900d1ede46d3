import "./styles/layers.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { speak } from "./words/words.svelte";
import { settings } from "./app/settings.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has lost its root");
await speak(settings.language);
mount(App, { target });
