export interface WrittenLink {
  readonly href: string
  readonly line: number
}

/** `[words](address)` and `[name]: address` of Markdown, which JSON texts hold as well; not pictures. */
const IN_MARKDOWN = /(?<!!)\[(?:[^\]\\]|\\.)*\]\(\s*<?([^\s)>]+)/g
const BY_NAME = /^\[[^\]]+\]:\s*<?([^\s>]+)/
const IN_JSON = /"(?:link|href|path)"\s*:\s*"([^"]+)"/g

/** Addresses of this site that a file links to, with their lines: a path, or an anchor of a page. */
export function writtenLinks(text: string): WrittenLink[] {
  return text.split(/\r?\n/).flatMap((words, index) => {
    const found = [...words.matchAll(IN_MARKDOWN), ...words.matchAll(IN_JSON), BY_NAME.exec(words) ?? []]
    return found.flatMap(([, href]) =>
      href !== undefined && /^\/(?!\/)/.test(href) ? [{ href, line: index + 1 }] : [],
    )
  })
}
