import { type CalendarDay, partsOf } from 'shared-contracts/ages'
import type { PrintedBlock } from 'shared-frame/printing'

/** Where whoever filled in the sheet signs. */
export function signatureBlock(today: CalendarDay): PrintedBlock {
  const { year, month, date } = partsOf(today)
  return {
    kind: 'columns',
    columns: [
      { share: 1.4, blocks: [] },
      {
        blocks: [
          { kind: 'text', text: `Ngày ${date} tháng ${month} năm ${year}` },
          { kind: 'strong', text: 'Người đánh giá' },
          { kind: 'note', text: '(ký, ghi rõ họ tên)' },
          { kind: 'text', text: '\u00a0' },
          { kind: 'text', text: '........................................' },
        ],
      },
    ],
  }
}
