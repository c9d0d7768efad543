/** What a rule tells the visitor. The wording of the first three is fixed, see docs/product/site.md. */
export const validationMessages = {
  fieldRequired: 'Vui lòng chọn thông tin',
  answerRequired: 'Vui lòng chọn câu trả lời',
  imageRequired: 'Vui lòng thêm hình ảnh đính kèm',

  email: 'Email chưa đúng. Bạn kiểm tra lại nhé, ví dụ: tenban@gmail.com.',
  phone: 'Số điện thoại gồm 10 chữ số, bắt đầu bằng số 0. Bạn kiểm tra lại nhé.',
  userName: 'Bạn nhập email hoặc số điện thoại gồm 10 chữ số, bắt đầu bằng số 0 nhé.',

  dayInvalid: 'Ngày này không có trong lịch. Bạn nhập theo dạng ngày/tháng/năm nhé.',
  birthDayInFuture: 'Ngày sinh không thể ở sau hôm nay.',

  passwordTooShort: 'Mật khẩu cần ít nhất 8 ký tự.',
  passwordTooLong: 'Mật khẩu dài tối đa 128 ký tự.',
  passwordBlank: 'Mật khẩu không thể chỉ có dấu cách.',
  passwordsDiffer: 'Hai mật khẩu chưa giống nhau. Bạn nhập lại nhé.',
  accountConsent: 'Để tạo tài khoản, bạn cần đồng ý cho phép lưu thông tin tài khoản.',
  pregnancyWeeks: 'Tuổi thai từ 1 đến 40 tuần.',
  weighingPastDue:
    'Tuổi thai từ 1 đến 40 tuần. Thai đã quá 40 tuần: mẹ đến nơi khám thai ngay hôm nay. Nếu bé đã chào đời, chọn “Sau sinh, cho con bú”.',
  pregnancyDays: 'Số ngày lẻ từ 0 đến 6.',
  birthYear: 'Năm sinh từ 1960 đến năm nay.',
  childrenOfNoCarer: 'Vai trò bạn chọn không cần thông tin của bé. Bạn đổi vai trò hoặc bỏ phần này nhé.',
  childBirthDay: 'Chương trình theo dõi trẻ dưới 5 tuổi. Bạn kiểm tra lại ngày sinh của bé nhé.',
  valueRefused: 'Thông tin này chưa lưu được. Bạn kiểm tra lại nhé.',
  notListed: 'Mục này không có trong danh sách. Bạn chọn lại nhé.',
  wardOfOtherProvince: 'Phường, xã này không thuộc tỉnh, thành phố đã chọn. Bạn chọn lại nhé.',
  childrenAlike:
    'Đã có một bé cùng tên, cùng ngày sinh. Nếu là sinh đôi, bạn thêm tên để phân biệt hai bé; nếu là cùng một bé, bạn chỉ cần ghi một lần.',
  unnamedTwins: 'Hai bé cùng ngày sinh mà chưa có tên. Bạn ghi tên gọi của bé để phân biệt nhé.',
  tooManyChildren: 'Mỗi tài khoản lưu tối đa 5 bé.',

  measureBelow200: 'Số đo phải nhỏ hơn 200.',
  entryBelow200: 'Số đo phải nhỏ hơn 200, tính bằng ki-lô-gam (kg) và xăng-ti-mét (cm).',
  entryLeadingZero: 'Số đo không bắt đầu bằng số 0, ví dụ ghi 8,5 hoặc 75.',
  entryDigits: 'Chỉ ghi chữ số và một dấu phẩy, ví dụ 8,5.',
  entryWhole: 'Hãy nhập số nguyên, không có phần lẻ, ví dụ 12.',
  entryThousands:
    'Bạn viết liền các chữ số, không có dấu chấm ngăn hàng nghìn, ví dụ 1250. Phần lẻ ghi sau dấu phẩy, ví dụ 1,25.',
  entryOneDecimal: 'Chỉ ghi một chữ số sau dấu phẩy, ví dụ 8,5.',
  entryThreeDecimals: 'Chỉ ghi tối đa ba chữ số sau dấu phẩy.',
  childWeight:
    'Cân nặng của bé phải từ 0,9 đến 58 kg. Bạn kiểm tra lại đơn vị nhé: ki-lô-gam (kg), không phải gam (g).',
  childLength:
    'Chiều dài hoặc chiều cao của bé phải từ 38 đến 150 cm. Bạn kiểm tra lại đơn vị nhé: xăng-ti-mét (cm), không phải mét (m).',
  measuresSwapped: 'Cân nặng và chiều cao có vẻ nhập lẫn vào nhau. Bạn kiểm tra lại nhé.',
  head: 'Vòng đầu phải từ 20 đến 70 cm.',
  arm: 'Vòng cánh tay phải từ 6 đến 35 cm. Thước ghi mi-li-mét thì 115 mm là 11,5 cm.',
  pretermWeeks: 'Tuần thai lúc sinh của bé sinh non là số từ 22 đến 36.',
  doubtfulWeight:
    'Cân nặng này khác xa số đo của các bé cùng tuổi. Bạn xem lại con số, đơn vị (kg) và ngày sinh, hoặc xác nhận đúng là số đo này.',
  doubtfulHeight:
    'Chiều dài hoặc chiều cao này khác xa số đo của các bé cùng tuổi. Bạn xem lại con số, đơn vị (cm) và ngày sinh, hoặc xác nhận đúng là số đo này.',
  doubtfulHead:
    'Vòng đầu này khác xa số đo của các bé cùng tuổi. Bạn xem lại con số, đơn vị (cm) và ngày sinh, hoặc xác nhận đúng là số đo này.',
  doubtfulPair:
    'Cân nặng và chiều cao này hiếm khi gặp ở cùng một bé. Bạn xem lại cả hai, hoặc xác nhận đúng là số đo này.',
  checkDayInFuture: 'Ngày cân đo không thể ở sau hôm nay.',
  checkDayTooEarly: 'Ngày cân đo từ năm 1960 đến hôm nay. Bạn kiểm tra lại năm nhé.',
  checkDayTooOld: 'Sổ nhận lần cân đo của năm nay và năm ngoái. Bạn kiểm tra lại ngày nhé.',
  checkDayBeforeBirth: 'Ngày cân đo không thể trước ngày sinh của bé.',
  noMeasure: 'Bạn nhập ít nhất cân nặng hoặc chiều cao nhé.',
  motherWeight: 'Cân nặng của mẹ phải từ 30 đến 180 kg. Bạn kiểm tra lại nhé.',
  motherHeight:
    'Chiều cao của mẹ phải từ 120 đến 199 cm. Bạn kiểm tra lại đơn vị nhé: xăng-ti-mét (cm), không phải mét (m).',

  imageOnly: 'Tệp đính kèm phải là hình ảnh.',
  imageKind: 'Hình ảnh phải thuộc loại JPEG, PNG hoặc WebP.',
  imageTooLarge: 'Mỗi hình ảnh nặng tối đa 5 MB.',
  imageTooWide: 'Hình ảnh này có quá nhiều điểm ảnh (tối đa 50 triệu). Bạn chọn hình nhỏ hơn nhé.',
  imageUnreadable: 'Chưa đọc được hình ảnh này, có thể tệp đã hỏng. Bạn chọn hình khác nhé.',
  tooManyImages: 'Mỗi câu hỏi nhận tối đa 3 hình ảnh.',
  imageNotAsked: 'Câu hỏi này không nhận hình ảnh.',
  oneAnswerOnly: 'Câu hỏi này chỉ chọn một câu trả lời.',
  otherTextWithoutChoice: 'Phần viết thêm chỉ dùng khi bạn chọn câu trả lời “Khác”.',
  questionChanged: 'Câu hỏi này vừa được sửa. Bạn tải lại trang rồi chọn lại nhé, phần đã viết vẫn được giữ.',
} as const

/** What every rule answers: null when all is well, otherwise a message for the field. */
export type RuleResult = string | null
