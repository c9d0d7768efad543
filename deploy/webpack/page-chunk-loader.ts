const LAZY_PAGE = /^(\s*(?:'([\w-]+)'|([\w-]+)): \(\) => import\()(?=\s*['"])/gm

/**
 * Names the chunk of each page in a section's table of pages (`src/routes.tsx`) after its route id: `page-<id>`. The
 * release manifest and the document host's preloads go by these names.
 */
export default function namePageChunks(source: string): string {
  return source.replaceAll(
    LAZY_PAGE,
    (_, before: string, quoted?: string, plain?: string) =>
      `${before}/* webpackChunkName: "page-${quoted ?? plain}" */ `,
  )
}
