/** The words of favourites, the same in every section. */
export const favouriteTexts = {
  article: {
    keep: 'Lưu bài',
    keptNotice: 'Đã lưu bài vào mục yêu thích',
    removedNotice: 'Đã bỏ bài khỏi mục yêu thích',
  },
  dish: {
    keep: 'Lưu món',
    keptNotice: 'Đã lưu món vào mục yêu thích',
    removedNotice: 'Đã bỏ món khỏi mục yêu thích',
  },
  kept: 'Đã lưu',
  /** Of a button without words; whether it is pressed says the rest. */
  heart: (title: string) => `Yêu thích: ${title}`,
} as const
