/** Words of the energy ratio. */
export const ratioTexts = {
  title: 'Năng lượng từ ba chất (P:L:G)',
  p: 'Chất đạm (P)',
  l: 'Chất béo (L)',
  g: 'Chất bột đường (G)',
} as const
