/* The person who is erased, and one of medical staff: each word is found nowhere else in the content. */

export const PASSWORD = 'Mot-cau-rieng-cua-Sen'
export const NEXT_PASSWORD = 'Mot-cau-khac-cua-Sen'
export const NAME = 'Hoàng Thị Sen Trắng'
export const CHILD = 'Bé Củ Lạc Rang'
export const WORDS = 'riêng của Sen 7391'
export const [EMAIL, NEXT_EMAIL, PHONE, NEXT_PHONE] = ['sen@example.vn', 'sen2@example.vn', '0931000001', '0931000002']
export const STAFF = { email: 'bacsi.sen@example.vn', name: 'Đỗ Văn Bác Sĩ Sen' }
export const SOCIAL_ID = 'google-cua-sen'
export const IP = '203.0.113.77'

/** All that tells of them. */
export const traces = [NAME, CHILD, WORDS, EMAIL, NEXT_EMAIL, PHONE, NEXT_PHONE, STAFF.email, STAFF.name, SOCIAL_ID, IP]
