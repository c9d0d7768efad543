/** What a page says about itself to browsers, search engines and social networks. */
export interface DocumentHead {
  /** Without the site's name, which is added. */
  readonly title: string
  readonly description?: string
  /** Canonical path of the page, when it differs from the address asked for. */
  readonly canonical?: string
  readonly noindex?: boolean
  /** Open Graph type; `website` when absent. */
  readonly openGraphType?: 'website' | 'article'
  /** Absolute path of a share image. */
  readonly image?: string
  /** schema.org objects, printed as JSON-LD. */
  readonly jsonLd?: readonly object[]
  /** 200 unless said; 404 shows the shell's page-not-found in place of the section. */
  readonly status?: 200 | 404 | 410
  /** A path to redirect to permanently (301), for example the right slug. */
  readonly redirect?: string
  /** The trail shown under the header; the home page is added in front. */
  readonly breadcrumb?: readonly { readonly title: string; readonly path: string }[]
}
