/** Shown for an empty or unknown error (SPEC.md §8). */
export const UNKNOWN_ERROR = 'Lỗi không xác định'
