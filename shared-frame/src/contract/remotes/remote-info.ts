export interface RouteClaim {
  /** Names the page inside its unit; the page's chunk is called `page-<id>`. */
  readonly id: string
  /** See `matchPattern`. */
  readonly pattern: string
  /**
   * public: rendered on the server, cached, indexed. unlisted: rendered, but out of the sitemap, and `noindex` unless
   * the page's head says otherwise.
   * private: only a frame is rendered on the server, the content needs the visitor's session.
   */
  readonly visibility: 'public' | 'unlisted' | 'private'
  /** The name under which the popups of the page are asked for. Previews show them in place, so a page with a name may be framed by this site. */
  readonly pageName?: string
  /**
   * The query parameters that the page's HTML depends on: `mon` takes any text, `trang#` a whole number from 1, `mua=xuan|he` one of these
   * values. The server renders and caches one document for each of their values and drops everything else (campaign tags and the
   * like). Absent: the document host's usual names.
   */
  readonly query?: readonly string[]
  /**
   * In a manifest: a real address that the route answers, decoded and without query, by which a promote proves that the page works. Stated in
   * `samples` of `remote.ts`, so that no script brings it to browsers.
   */
  readonly sample?: string
}

/** Route id → a real address of it, for routes whose pattern is no address by itself. */
export type RouteSamples = Readonly<Record<string, string>>

export interface WidgetClaim {
  /** `<unit>/<name>`, for example `notebook/home-articles`. */
  readonly id: string
}

/** What a unit offers, stated in its `remote.ts`: the one place. Pure data. */
export interface RemoteInfo {
  readonly name: string
  readonly routes: readonly RouteClaim[]
  readonly widgets: readonly WidgetClaim[]
}
