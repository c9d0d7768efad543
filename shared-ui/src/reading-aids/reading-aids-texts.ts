import type { TextSize } from './text-size/text-sizes'

export const readingAidsTexts = {
  toolbar: 'Trợ giúp đọc',
  size: 'Cỡ chữ',
  sizes: { normal: 'Chữ vừa', large: 'Chữ lớn', largest: 'Chữ rất lớn' } satisfies Record<TextSize, string>,
  pause: 'Tạm dừng',
  resume: 'Nghe tiếp',
  stop: 'Dừng hẳn',
  failed: 'Trình duyệt chưa đọc được. Bạn thử lại sau nhé.',
} as const
