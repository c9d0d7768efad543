/**
 * Takes the browser's translation out of a part of the page that is about to be hydrated: React compares its texts with the
 * server's and gives up the server's HTML on a difference. The shell's boot script puts the words back for each font, and the
 * browser translates them again.
 */
export function showOriginal(root: ParentNode): void {
  for (const font of root.querySelectorAll('font')) font.remove()
}
