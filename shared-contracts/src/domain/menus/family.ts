/** How many may eat from one pot. */
export const MOST_EATERS = 5
