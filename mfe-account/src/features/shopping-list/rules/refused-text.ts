import { marketTexts as texts } from '../../../texts/market-list'
import type { ListOperation } from '../../list-device'

/** What the visitor is told of a change that the server did not take. */
export function refusedText(operation: ListOperation): string {
  switch (operation.kind) {
    case 'add-line':
      return texts.refused['add-line'](operation.line.text)
    case 'change-line':
    case 'remove-line':
      return texts.refused.line
    default:
      return texts.refused[operation.kind]
  }
}
