/** What React writes in place of a boundary's children that threw or were not ready: the browser is to render them. */
const LEFT_OUT = '<!--$!-->'
const WIDGET = /data-widget="([^"]*)"/g

/** Whether React left something out of a page, without a word to who rendered it. */
export function leavesSomethingOut(html: string): boolean {
  return html.includes(LEFT_OUT)
}

/** The widgets (ids) that React left something out of; an empty id stands for the page outside of them. */
export function leftOutWidgets(html: string): readonly string[] {
  const widgets = [...html.matchAll(WIDGET)]
  const found = new Set<string>()
  for (let at = html.indexOf(LEFT_OUT); at >= 0; at = html.indexOf(LEFT_OUT, at + 1)) {
    found.add(widgets.filter(({ index }) => index < at).at(-1)?.[1] ?? '')
  }
  return [...found]
}
