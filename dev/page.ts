import { html } from 'hono/html'

type Content = ReturnType<typeof html>

export function page(title: string, content: Content) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
  table { border-collapse: collapse; }
  th, td { padding: .25rem .75rem .25rem 0; text-align: left; vertical-align: top; }
  button, input { font: inherit; min-height: 44px; padding: .25rem 1rem; }
  iframe { width: 100%; height: 60rem; border: 1px solid; background: #fff; }
  .note { border-left: 4px solid #b45309; padding-left: .75rem; }
</style>
</head>
<body>${content}</body>
</html>`
}
