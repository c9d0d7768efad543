/** Shown for an empty or unknown error. */
export const UNKNOWN_ERROR = 'Lỗi không xác định'
