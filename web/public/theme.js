// Before the first paint, so that a dark page never flashes white.
try {
  const { theme, language } = JSON.parse(localStorage.getItem("etalage.settings") ?? "{}");
  const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  if (language) document.documentElement.lang = language;
} catch {
  document.documentElement.dataset.theme = "light";
}
