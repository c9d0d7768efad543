/** jsdom draws nothing: it has neither modal dialogs nor media queries. Call at the top of a test file. */
export function fillBrowserGaps({ reducedMotion = false }: { reducedMotion?: boolean } = {}): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: reducedMotion && query.includes('reduced-motion'),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
}
