/** A sentence of a page: its words and where they stand. */
export interface Sentence {
  readonly words: string
  readonly range: Range
  /** The block it stands in. */
  readonly block: Element
}

/** What is read as one: a sentence never goes on from one into the next. A row is read whole. */
const BLOCKS =
  'p, li, dt, dd, h1, h2, h3, h4, h5, h6, tr, caption, blockquote, figure, div, section, article, header, ul, ol, dl, summary'

/** Controls, drawings, credits, what is folded away or said otherwise. A word that explains itself (`data-word`) is a word. */
const PASSED_OVER = [
  '[data-not-read]',
  '[data-no-print]',
  '[hidden]',
  '[aria-hidden="true"]',
  'button:not([data-word])',
  'nav',
  'form',
  'svg',
  'script',
  'style',
  'noscript',
  'figcaption',
  'thead',
  'summary',
  'details:not([open])',
  '[role="tooltip"]',
].join(', ')

const HAS_WORDS = /[\p{L}\d]/u

/** The sentences of a text in the order of reading. */
export function sentencesOf(root: Element): readonly Sentence[] {
  return blocksOf(root).flatMap(({ block, nodes }) => sentencesIn(block, nodes))
}

interface Block {
  readonly block: Element
  readonly nodes: readonly Text[]
}

function blocksOf(root: Element): readonly Block[] {
  const found: { block: Element; nodes: Text[] }[] = []
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.parentElement === null) continue
    const passedOver = node.parentElement.closest(PASSED_OVER)
    if (passedOver !== null && passedOver !== root && root.contains(passedOver)) continue
    const block = node.parentElement.closest(BLOCKS) ?? root
    // Between the cells of a row
    if (node.data.trim() === '' && block.tagName === 'TR') continue
    const last = found.at(-1)
    if (last?.block === block) last.nodes.push(node)
    else found.push({ block, nodes: [node] })
  }
  return found
}

/** Pieces of a block's words, with the node that each comes from; null: put in between, so that words of two elements stay two. */
interface Piece {
  readonly words: string
  readonly node: Text | null
}

function sentencesIn(block: Element, nodes: readonly Text[]): readonly Sentence[] {
  const pieces = piecesOf(nodes)
  // A line of the source ends no sentence
  const written = pieces.map(({ words }) => words.replace(/\s/g, ' ')).join('')
  return cut(written).flatMap(({ from, to }) => {
    const words = written.slice(from, to).replace(/ +/g, ' ').trim()
    if (!HAS_WORDS.test(words)) return []
    const range = rangeOf(pieces, from, to)
    return range === null ? [] : [{ words, range, block }]
  })
}

function piecesOf(nodes: readonly Text[]): readonly Piece[] {
  return nodes.flatMap((node, index): readonly Piece[] => {
    const piece = { words: node.data, node }
    const before = nodes[index - 1]
    const cell = node.parentElement?.closest('td, th') ?? null
    if (cell !== null && cell !== before?.parentElement?.closest('td, th')) {
      const label = cell.getAttribute('data-label')
      const between = `${before === undefined ? '' : ', '}${label === null ? '' : `${label}: `}`
      return [{ words: between, node: null }, piece]
    }
    const touches =
      before !== undefined && HAS_WORDS.test(before.data.slice(-1)) && HAS_WORDS.test(node.data.slice(0, 1))
    return touches && before.parentElement !== node.parentElement ? [{ words: ' ', node: null }, piece] : [piece]
  })
}

function cut(written: string): readonly { readonly from: number; readonly to: number }[] {
  if (typeof Intl.Segmenter === 'undefined') {
    return [...written.matchAll(/[^.!?…]+(?:[.!?…]+(?=\s|$)|[.!?…]|$)*/gu)].map(({ index, 0: words }) => ({
      from: index,
      to: index + words.length,
    }))
  }
  return Array.from(new Intl.Segmenter('vi', { granularity: 'sentence' }).segment(written), ({ index, segment }) => ({
    from: index,
    to: index + segment.length,
  }))
}

/** From the first to the last of the words that stand in the page, without the space round them. */
function rangeOf(pieces: readonly Piece[], from: number, to: number): Range | null {
  const parts: { readonly node: Text; readonly from: number; readonly to: number }[] = []
  let start = 0
  for (const { words, node } of pieces) {
    const begin = Math.max(from - start, 0)
    const end = Math.min(to - start, words.length)
    const part = words.slice(begin, end)
    if (node !== null && begin < end && part.trim() !== '')
      parts.push({ node, from: end - part.trimStart().length, to: begin + part.trimEnd().length })
    start += words.length
  }
  const first = parts[0]
  const last = parts.at(-1)
  if (first === undefined || last === undefined) return null
  const range = first.node.ownerDocument.createRange()
  range.setStart(first.node, first.from)
  range.setEnd(last.node, last.to)
  return range
}
