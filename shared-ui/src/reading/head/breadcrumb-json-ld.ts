import { paths } from 'shared-contracts/paths'

export interface TrailStep {
  readonly title: string
  readonly path: string
}

/**
 * The trail to a page as schema.org's BreadcrumbList, home in front. Addresses are paths of this site; the document host
 * makes them absolute.
 */
export function breadcrumbJsonLd(steps: readonly TrailStep[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: 'Trang chủ', path: paths.home }, ...steps].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: step.path,
    })),
  }
}
