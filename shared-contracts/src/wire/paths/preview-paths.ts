/** What is looked at before visitors see it. Popups, articles and dishes are ours. */
export const previewPaths = {
  survey: '/xem-truoc/khao-sat',
  poll: '/xem-truoc/khao-sat-nhanh',
  popup: '/xem-truoc/thong-bao',
  article: '/xem-truoc/bai-viet',
  dish: '/xem-truoc/mon-an',
} as const
