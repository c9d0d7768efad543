/** Words of the page of a whole family. */
export const familyPageTexts = {
  title: 'Thực đơn cả nhà',
  intro: 'Một nồi cho cả nhà: mỗi người ăn bao nhiêu, phần của bé để riêng, băm nhỏ hay nấu nhừ lúc nào.',
  link: 'Nấu một nồi cho cả nhà',
} as const
