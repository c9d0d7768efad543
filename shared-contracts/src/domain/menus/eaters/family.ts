/** How many may eat from one pot. */
export const MOST_EATERS = 5

/** Object type whose needs stand for an adult who is neither pregnant nor nursing: its staff are such adults. */
export const ADULT_OBJECT_TYPE_ID = 11
