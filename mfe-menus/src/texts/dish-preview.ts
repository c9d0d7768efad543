/** Words of a dish before it is published. */
export const dishPreviewTexts = { title: 'Xem trước món ăn', description: 'Dành cho người biên tập nội dung.' } as const
