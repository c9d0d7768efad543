/** Props of a widget on the home page, the same on the server and while the document comes alive. */
export interface HomeWidgetProps {
  /** The home page's own path. */
  readonly path: string
  /** Query string with its `?`, or empty: it may say whom the page is for. */
  readonly search: string
  /** Calendar day in Asia/Ho_Chi_Minh, `YYYY-MM-DD`. */
  readonly today: string
}
