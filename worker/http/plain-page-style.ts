/**
 * Styles of pages that the Worker itself renders.
 * The colours are copied from `web/ui/styles/tokens.css`, because these pages must work without the
 * assets.
 */
export const plainPageStyle = `
:root { color-scheme: light dark }
* { box-sizing: border-box }
body {
  display: grid;
  min-height: 100vh;
  margin: 0;
  padding: 1rem;
  place-items: center;
  background:
    linear-gradient(112deg, #f2704e 0 34%, #f3dfb6 34% 52%, #9ed9b8 52% 74%, #7fc6e8 74%)
    0 0 / 100% 0.75rem no-repeat,
    light-dark(#f4f6f3, #0e1714);
  color: light-dark(#14231f, #edf3ef);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  overflow-wrap: anywhere;
}
main {
  width: 100%;
  max-width: 27rem;
  padding: 2rem;
  border: 1px solid light-dark(#cfd9d3, #2f423b);
  border-radius: 18px;
  background: light-dark(#ffffff, #16221e);
  box-shadow: 0 12px 28px -8px light-dark(rgb(20 35 31 / 0.14), rgb(0 0 0 / 0.5));
}
h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.15; text-wrap: balance }
p { margin: 0 0 1rem; text-wrap: pretty }
p:last-child { margin: 0 }
.house { display: flex; gap: 0.75rem; align-items: center; margin: 0 0 1.5rem; font-weight: 700 }
a {
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: light-dark(#0b5d4e, #6fd3b5);
  text-underline-offset: 0.18em;
}
.button {
  display: flex;
  justify-content: center;
  padding: 0.5rem 1.5rem;
  border: 1.5px solid transparent;
  border-radius: 10px;
  background: light-dark(#0b5d4e, #6fd3b5);
  color: light-dark(#ffffff, #06251e);
  font-weight: 650;
  text-decoration: none;
}
.button:hover { background: light-dark(#08463b, #93e3ca) }
a:focus-visible {
  outline: 3px solid light-dark(#1f4fd8, #9db8ff);
  outline-offset: 2px;
  border-radius: 6px;
}
.button:focus-visible { border-radius: 10px }
@media (max-width: 30rem) {
  main { padding: 1.5rem 1.25rem }
}
`
