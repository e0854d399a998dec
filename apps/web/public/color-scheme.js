// Runs before the first paint, so that nobody who chose dark sees a white flash. The key is the one in src/theme.ts.
try {
  const chosen = localStorage.getItem("wellput-color-scheme");
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.mantineColorScheme = dark ? "dark" : "light";
} catch {
  document.documentElement.dataset.mantineColorScheme = "light";
}
