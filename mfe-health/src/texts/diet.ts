/** Words of the self-check of a diet and of the consulting questions. */
export const dietTexts = {
  title: 'Tự kiểm tra chế độ dinh dưỡng hiện tại',
  intro: 'Ghi lại những gì đã ăn trong một ngày và so với nhu cầu khuyến nghị, để biết còn thiếu gì, thừa gì.',
  description:
    'Công cụ tự kiểm tra bữa ăn trong ngày của mẹ bầu, mẹ cho con bú và bé: so với nhu cầu khuyến nghị và gợi ý cách bù.',
  how: 'Cách kiểm tra',
  byDishes: 'Ghi món đã ăn',
  byQuestions: 'Trả lời câu hỏi tư vấn',
  person: {
    label: 'Kiểm tra cho ai?',
    own: 'Trong tài khoản của bạn',
    self: (stage: string) => `Tôi (${stage.toLowerCase()})`,
    child: (name: string, age: string) => `${name} (${age.toLowerCase()})`,
    tooYoung:
      'Bé dưới 6 tháng chỉ cần sữa mẹ: bú theo nhu cầu cả ngày lẫn đêm, chưa cần ăn hay uống thêm gì khác, kể cả nước. Vì vậy chưa có bảng nhu cầu để so.',
    tooOld: 'Bảng nhu cầu của chương trình dành cho bé đến 60 tháng.',
  },
  day: {
    title: 'Các món đã ăn trong ngày',
    intro: 'Nhớ lại ngày hôm qua, lần lượt từng bữa. Bữa nào không ăn thì để trống.',
    energy: (energy: string) => `Khoảng ${energy}`,
    nothing: 'Chưa có món nào',
    add: (meal: string) => `Thêm vào ${meal.toLowerCase()}`,
    breastMilk: 'Bé còn bú mẹ? Thêm “Sữa mẹ” vào một bữa phụ, nếu không kết quả sẽ thấp hơn thực tế.',
    portion: (portion: string) => `${portion} phần`,
    less: (title: string) => `Bớt ${title}`,
    more: (title: string) => `Thêm ${title}`,
    amountOf: (title: string) => `Lượng ${title}`,
    unitOf: (title: string) => `Đơn vị của ${title}`,
    remove: 'Bỏ',
    removeOf: (title: string) => `Bỏ ${title}`,
    portionNote:
      'Một phần là khẩu phần thường dùng của người được chọn. Thực phẩm tính theo phần ăn được, chưa nấu chín.',
    amountWrong: 'Ghi một số lớn hơn 0.',
    clear: 'Xóa hết, ghi lại',
  },
  search: {
    label: 'Tìm món ăn hoặc thực phẩm',
    hint: 'Ví dụ: canh rau ngót, sữa chua, chuối',
    dishes: 'Món ăn',
    foods: 'Thực phẩm',
    nothing: 'Không tìm thấy món hoặc thực phẩm nào. Thử từ ngắn hơn, ví dụ “cá”, “canh”.',
    found: (count: number) => `Có ${count} kết quả`,
    failed: 'Chưa tìm được, có thể do mạng.',
    retry: 'Thử lại',
    close: 'Xong',
    added: (title: string) => `Đã thêm ${title}`,
  },
  result: {
    title: (person: string) => `So với nhu cầu mỗi ngày: ${person}`,
    empty: 'Thêm món đầu tiên, kết quả sẽ hiện ra ở đây và thay đổi theo từng món bạn ghi.',
    bowl: 'Năng lượng đã ăn theo bữa',
    summary: (all: number, met: number, below: number, above: number, missing: number) =>
      [
        `Trong ${all} chỉ tiêu chính: ${met} đạt`,
        below > 0 && `${below} còn thiếu`,
        above > 0 && `${above} vượt`,
        missing > 0 && `${missing} chưa đủ số liệu`,
      ]
        .filter(Boolean)
        .join(', '),
    table: 'Tất cả chỉ tiêu có mức khuyến nghị',
    standard: 'Chỉ tiêu',
    eaten: 'Đã ăn',
    need: 'Nên có',
    status: { met: 'đạt', below: 'còn thiếu', above: 'vượt', missing: 'chưa đủ số liệu' },
    atLeast: (value: string) => `ít nhất ${value}`,
    missingFoods: (count: number) => `${count} thực phẩm chưa có số liệu`,
    missingAnswers: 'còn câu chưa trả lời, hoặc câu hỏi không cho biết',
    advice: 'Lời khuyên',
    noAdvice: 'Những gì đã biết đều nằm trong mức nên có. Hãy giữ bữa ăn đa dạng như vậy.',
    fill: 'Bù phần còn thiếu bằng gì?',
    fillIntro: 'Mỗi dòng là một cách, không cần làm tất cả. Bỏ qua thực phẩm bị dị ứng.',
    addFood: (amount: string, title: string) => `Thêm ${amount} ${title}`,
    note: 'Kết quả là ước tính từ bảng thành phần thực phẩm, của một ngày, để tham khảo; không thay cho tư vấn của bác sĩ.',
    updating: 'Đang tính lại',
    failed: 'Chưa tính được kết quả. Những gì bạn ghi vẫn còn.',
    retry: 'Tính lại',
  },
  save: {
    save: 'Lưu lần kiểm tra này',
    saved: 'Đã lưu lần kiểm tra',
    login: 'Đăng nhập để lưu',
    loginHint: 'Ai cũng xem được kết quả. Đăng nhập khi bạn muốn lưu lại để so sánh về sau; những gì đã ghi vẫn còn.',
  },
  kept: {
    title: 'Những lần đã lưu',
    empty: 'Chưa có lần kiểm tra nào được lưu.',
    byDishes: 'theo món đã ăn',
    byQuestions: 'theo câu hỏi',
    open: 'Mở lại',
    openOf: (when: string) => `Mở lại lần kiểm tra ${when}`,
    delete: 'Xóa',
    deleteOf: (when: string) => `Xóa lần kiểm tra ${when}`,
    deleted: 'Đã xóa lần kiểm tra',
  },
  questions: {
    title: 'Câu hỏi tư vấn dinh dưỡng',
    intro:
      'Khoảng 5 phút. Nhớ lại ngày hôm qua: không ăn thì ghi 0, không nhớ thì bỏ trống và phần đó sẽ được ghi là chưa đủ số liệu.',
    submit: 'Xem kết quả tư vấn',
    estimate: 'Lượng ăn được ước tính theo thực phẩm đại diện của mỗi nhóm.',
  },
  sources: [
    {
      publisher: 'Viện Dinh dưỡng, Bộ Y tế',
      title: 'Bảng thành phần thực phẩm Việt Nam',
      year: '2007',
      url: null,
    },
    {
      publisher: 'Viện Dinh dưỡng, Bộ Y tế',
      title: 'Nhu cầu dinh dưỡng khuyến nghị cho người Việt Nam',
      year: '2016',
      url: null,
    },
    {
      publisher: 'Viện Dinh dưỡng',
      title: 'Tháp dinh dưỡng hợp lý (đơn vị ăn)',
      year: '2016–2020',
      url: null,
    },
    {
      publisher: 'Bộ Y tế',
      title: 'Quyết định 776/QĐ-BYT: hướng dẫn dinh dưỡng cho phụ nữ có thai và bà mẹ cho con bú',
      year: '2017',
      url: null,
    },
  ],
} as const

/** Words of consent to keep health data (DECISIONS 38). The version changes with the text. */
export const consentTexts = {
  version: 'suc-khoe-2026-11',
  text: 'Tôi đồng ý để chương trình lưu và xử lý số liệu sức khỏe mà tôi nhập (của tôi và của các bé trong tài khoản), chỉ để hiện lại và đánh giá cho riêng tôi. Tôi có thể rút lại bất cứ lúc nào ở trang cá nhân.',
  agree: 'Đồng ý và lưu',
  failed: 'Chưa ghi được sự đồng ý. Mời bạn thử lại.',
  withdrawn:
    'Bạn đã rút đồng ý lưu dữ liệu sức khỏe, nên chương trình không nhận thêm số liệu. Số liệu cũ vẫn còn cho riêng bạn xem; bạn có thể giữ hoặc xóa hẳn.',
  delete: 'Xóa hẳn số liệu sức khỏe',
  question: 'Xóa hẳn mọi số liệu sức khỏe?',
  confirm: 'Xóa hẳn',
  deleteNote:
    'Mọi lần cân đo của mẹ và các bé, và các lần tự kiểm tra bữa ăn sẽ bị xóa ngay, không khôi phục được. Hồ sơ tài khoản vẫn còn.',
  deleted: (count: number) => (count === 0 ? 'Không có số liệu sức khỏe nào' : `Đã xóa hẳn ${count} bản ghi sức khỏe`),
} as const
