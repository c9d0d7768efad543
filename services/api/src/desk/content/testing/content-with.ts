import { checkContent } from 'content'
import { fixtureFiles, memoryFolder } from 'content/testing'

/** An article of the fixture that nobody may miss. */
export const ARTICLE_FILE = 'articles/dinh-duong-va-suc-khoe-cho-be/3001-duong-trong-bua-an.md'

/** The fixture content with some files as given, read at a moment; with problems it is refused. */
export function contentWith(files: Readonly<Record<string, string>>, at = new Date()) {
  const content = checkContent(memoryFolder({ ...fixtureFiles, ...files }), at)
  if (content.problems.length > 0) throw new Error(JSON.stringify(content.problems))
  return content
}

/** The article's file with more lines in its front matter. */
export function articleWith(...lines: readonly string[]): Record<string, string> {
  return { [ARTICLE_FILE]: (fixtureFiles[ARTICLE_FILE] ?? '').replace('---\n', `---\n${lines.join('\n')}\n`) }
}
