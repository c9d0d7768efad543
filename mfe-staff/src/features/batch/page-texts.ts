import type { RowFilter, RowOrder } from './assessment/batch-results'
import type { AgeGroupId, Coexistence, Cut, SexChoice } from './assessment/prevalence'
import type { FileFormatId } from './mapping/file-formats'
import type { SetupProblem } from './mapping/setup-problems'
import type { AgeUnit } from './parsing/cell-age'
import type { DayOrder } from './parsing/cell-day'
import type { DecimalMark, LengthUnit, WeightUnit } from './parsing/cell-number'
import type { Delimiter } from './reading/csv-rows'
import type { Encoding } from './reading/text-encoding'
import type { BatchFailure } from './worker/messages'

/** Words of the page of batch assessment. */
export const pageTexts = {
  title: 'Đánh giá tăng trưởng hàng loạt',
  description:
    'Đánh giá tăng trưởng nhiều trẻ dưới 5 tuổi từ tệp CSV hoặc Excel theo chuẩn WHO, ngay trên máy của bạn.',
  intro:
    'Chọn tệp CSV hoặc Excel của đợt cân đo. Trang tính z-score, phân loại và tỷ lệ suy dinh dưỡng theo chuẩn tăng trưởng của WHO cho trẻ 0–60 tháng.',
  privacy: 'Dữ liệu không rời khỏi máy này. Trang không gửi, không lưu gì; rời trang là mọi thứ được xóa.',
  choose: {
    title: 'Chọn dữ liệu',
    drop: 'Kéo tệp vào đây, hoặc',
    file: 'Chọn tệp',
    kinds: 'CSV hoặc XLSX, có một dòng tên cột, mỗi dòng một lần cân đo, tối đa 200 000 dòng.',
    reading: 'Đang xem tệp',
    sample: 'Dùng tệp mẫu',
    sampleName: 'Tệp mẫu',
    paste: 'Dán từ bảng tính',
    pasteLabel: 'Dán các dòng vào đây, kể cả dòng tên cột',
    pasteUse: 'Dùng dữ liệu đã dán',
    pasteName: 'Dữ liệu đã dán',
    pasteEmpty: 'Bạn dán ít nhất dòng tên cột và một dòng dữ liệu nhé.',
  },
  failures: {
    unreadable:
      'Không đọc được tệp này. Tệp có thể đã hỏng hoặc đặt mật khẩu. Bạn mở bằng Excel rồi lưu lại thành .xlsx hoặc .csv nhé.',
    'old-excel': 'Đây là tệp Excel kiểu cũ (.xls) hoặc có mật khẩu. Bạn mở bằng Excel rồi lưu lại thành .xlsx nhé.',
    'too-large':
      'Tệp này quá lớn, hoặc nén quá nhiều dữ liệu, để mở trên trình duyệt. Bạn chia thành nhiều tệp nhỏ hơn, hoặc lưu riêng trang tính cần đánh giá rồi chọn lại nhé.',
    'too-many-columns':
      'Tệp có hơn 2 000 cột, nhiều hơn một bảng cân đo thường có. Bạn giữ lại các cột cần đánh giá rồi chọn lại nhé.',
    'too-many-rows': 'Tệp có hơn 200 000 dòng. Bạn chia thành nhiều tệp nhỏ hơn nhé.',
    empty: 'Tệp này không có dòng dữ liệu nào dưới dòng tên cột.',
    unexpected: 'Có lỗi khi xử lý tệp. Bạn thử lại nhé; nếu vẫn lỗi, hãy thử tệp khác.',
  } satisfies Readonly<Record<BatchFailure, string>>,
  columns: {
    title: 'Khớp cột',
    intro: (name: string, count: number) =>
      `${name}: ${count} cột. Trang đã đoán theo tên cột; bạn xem lại và chọn lại nếu cần.`,
    none: 'Không có',
    column: (place: number, heading: string) => `${columnName(place)}: ${heading || 'không tên'}`,
    other: 'Chọn tệp khác',
    run: 'Đánh giá',
    preview: 'Các dòng đầu của tệp',
    line: 'Dòng',
    used: (field: string) => `→ ${field}`,
    settings: 'Cách đọc tệp',
    choose: 'Hãy chọn',
    formats: {
      dhs: 'Tệp theo khuôn DHS: cân nặng và chiều cao được đọc theo phần mười (133 là 13,3 kg), từ 9990 trở lên là không đo.',
      mics: 'Tệp theo khuôn MICS: cân nặng từ 99 và chiều cao từ 999 trở lên là không đo; có CAGED thì tuổi tính theo ngày.',
      smart: 'Tệp theo khuôn SMART (ENA): kg, cm, tuổi theo tháng; vòng cánh tay theo mm.',
      anthro: 'Tệp theo khuôn WHO Anthro: z-score trong tệp không được dùng, trang tính lại từ số đo.',
      dhis2: 'Tệp xuất từ DHIS2: ngày có giờ được đổi về ngày ở Việt Nam.',
    } satisfies Readonly<Record<FileFormatId, string>>,
    noHeadings:
      'Tệp không có dòng tên cột, hoặc trang chưa tìm thấy: bạn chọn từng cột, hay chọn dòng tên cột ở phần Cách đọc tệp.',
    headingLine: 'Dòng tên cột',
    noHeadingLine: 'Không có dòng tên cột',
    headingLineOf: (line: number, cells: string) => `Dòng ${line}: ${cells}`,
    sheet: 'Trang tính',
    encoding: 'Bảng mã',
    encodings: {
      'utf-8': 'UTF-8 (Unicode)',
      'windows-1258': 'Windows-1258 (tiếng Việt)',
      'utf-16le': 'UTF-16',
      'utf-16be': 'UTF-16 (big endian)',
    } satisfies Readonly<Record<Encoding, string>>,
    delimiter: 'Dấu ngăn cột',
    delimiters: { ';': 'Chấm phẩy ;', ',': 'Phẩy ,', '\t': 'Tab', '|': 'Gạch đứng |' } satisfies Readonly<
      Record<Delimiter, string>
    >,
    dayOrderOf: (field: string) => `Dạng ngày: ${field}`,
    dayOrders: {
      'day-first': 'ngày/tháng/năm',
      'month-first': 'tháng/ngày/năm',
    } satisfies Readonly<Record<DayOrder, string>>,
    dayHint: 'Dạng năm-tháng-ngày và số ngày của Excel luôn được nhận ra.',
    decimalMark: 'Dấu thập phân',
    decimalMarks: { comma: 'Phẩy: 8,5', point: 'Chấm: 8.5' } satisfies Readonly<Record<DecimalMark, string>>,
    ageUnit: 'Đơn vị tuổi',
    ageUnits: { months: 'Tháng', days: 'Ngày', weeks: 'Tuần', years: 'Năm' } satisfies Readonly<
      Record<AgeUnit, string>
    >,
    weightUnit: 'Đơn vị cân nặng',
    weightUnits: { kg: 'kg', g: 'gam', tenths: 'Phần mười kg (133 là 13,3)' } satisfies Readonly<
      Record<WeightUnit, string>
    >,
    lengthUnit: 'Đơn vị chiều cao',
    lengthUnits: { cm: 'cm', mm: 'mm, phần mười cm (919 là 91,9)', m: 'm' } satisfies Readonly<
      Record<LengthUnit, string>
    >,
    visitDay: 'Ngày cân đo chung (khi dòng không ghi)',
    problems: {
      sex: 'Hãy chọn cột giới tính.',
      age: 'Hãy chọn cột ngày sinh hoặc cột tuổi.',
      visitDay: 'Hãy chọn cột ngày cân đo, hoặc nhập ngày cân đo chung.',
      measure: 'Hãy chọn cột cân nặng hoặc cột chiều cao.',
      sexCodes: 'Hãy chọn mỗi mã giới tính là nam hay nữ.',
      ageUnit: 'Hãy chọn đơn vị tuổi.',
      birthDayOrder: 'Hãy chọn dạng ngày của cột ngày sinh.',
      visitDayOrder: 'Hãy chọn dạng ngày của cột ngày cân đo.',
      birthDaySwap: 'Hãy cho biết ngày và tháng của cột ngày sinh có bị Excel đổi chỗ không.',
      visitDaySwap: 'Hãy cho biết ngày và tháng của cột ngày cân đo có bị Excel đổi chỗ không.',
    } satisfies Readonly<Record<SetupProblem, string>>,
  },
  questions: {
    title: 'Cần bạn chọn',
    intro: 'Tệp không cho biết chắc những điều sau. Bạn chọn rồi mới có kết quả, để không trẻ nào bị đánh giá sai.',
    sex: (heading: string) => `Cột “${heading}” ghi giới tính bằng mã.`,
    sexHint: (heading: string) => {
      const folded = ` ${heading.toLowerCase()} `
      if (/female|girl|nữ|gái/.test(folded)) return 'Theo tên cột, mã 1 thường là nữ.'
      return /male|boy|nam|trai/.test(folded) ? 'Theo tên cột, mã 1 thường là nam.' : 'Mỗi mã là nam hay nữ?'
    },
    sexCode: (code: string, count: string) => `Mã “${code}” (${count} dòng)`,
    sexes: { '0': 'Nam', '1': 'Nữ', neither: 'Không phải nam, nữ' },
    dayOrder: (field: string) => `${field}: dạng ngày`,
    eitherDays: (heading: string, lines: readonly number[]) =>
      `Mọi ngày ở cột “${heading}” đều đọc được theo hai cách (dòng ${lines.join(', ')}…).`,
    mixedDays: (heading: string, dayFirst: readonly number[], monthFirst: readonly number[]) =>
      `Cột “${heading}” có cả hai dạng: dòng ${dayFirst.join(', ')} ghi ngày trước, dòng ${monthFirst.join(', ')} ghi tháng trước. Dòng khác dạng đã chọn sẽ báo lỗi; ngày đọc được hai cách sẽ có ghi chú.`,
    swappedDays: (heading: string, count: string, lines: readonly number[]) =>
      `Cột “${heading}” có ${count} ô là ngày của Excel mà ngày nào cũng từ 1 đến 12, còn dòng ${lines.join(', ')} là chữ. Excel để lại như vậy khi đã đổi chỗ ngày và tháng.`,
    swapped: (field: string) => `${field}: ngày của Excel`,
    swaps: { swapped: 'Đã bị đổi chỗ, hãy đổi lại', right: 'Đúng như trong tệp' },
    ageUnit: (heading: string) => `Cột “${heading}” không ghi đơn vị và chỉ có số nhỏ.`,
  },
  doubt: {
    found: (rows: string) =>
      `Hơn nửa trong ${rows} dòng có số đo hoặc z-score khó có ở trẻ dưới 5 tuổi, nên chưa có kết quả.`,
    likely: (causes: string) => `Có lẽ: ${causes}.`,
    noCause: 'Bạn xem lại các cột đã khớp, đơn vị và dạng ngày.',
    causes: {
      age: {
        months: 'tuổi ghi theo tháng',
        days: 'tuổi ghi theo ngày',
        weeks: 'tuổi ghi theo tuần',
        years: 'tuổi ghi theo năm',
      } satisfies Readonly<Record<AgeUnit, string>>,
      weight: {
        kg: 'cân nặng ghi theo kg',
        g: 'cân nặng ghi theo gam',
        tenths: 'cân nặng ghi theo phần mười kg',
      } satisfies Readonly<Record<WeightUnit, string>>,
      length: {
        cm: 'chiều cao ghi theo cm',
        mm: 'chiều cao ghi theo mm',
        m: 'chiều cao ghi theo mét',
      } satisfies Readonly<Record<LengthUnit, string>>,
    },
    apply: 'Đánh giá theo cách đó',
    anyway: 'Vẫn xem kết quả',
  },
  running: {
    title: 'Đang đánh giá',
    rows: (count: string) => `Đã đọc ${count} dòng`,
    cancel: 'Dừng lại',
    cancelled: 'Đã dừng. Chưa có kết quả nào được giữ.',
  },
  results: {
    title: 'Kết quả',
    done: (rows: string, seconds: string) => `Đã đọc ${rows} dòng trong ${seconds} giây.`,
    rows: 'Dòng trong tệp',
    assessed: 'Đã đánh giá',
    refused: 'Có lỗi',
    blank: 'Dòng trống',
    asides: 'Dòng không phải của trẻ',
    asideLines: (lines: readonly number[], more: number) =>
      `Dòng không phải của trẻ (tên cột lặp lại, tên nhóm, tổng cộng, chữ ký) được bỏ qua: dòng ${lines.join(', ')}${more === 0 ? '' : ` và ${more} dòng nữa`}.`,
    repeated: 'Trùng hoặc trái với dòng khác',
    flagged: 'Có z-score bất thường',
    again: 'Chọn lại cột',
    csv: 'Lưu CSV',
    csvName: 'ket-qua-danh-gia.csv',
    report: 'In báo cáo, lưu PDF',
  },
  table: {
    title: 'Từng dòng',
    label: 'Kết quả từng dòng',
    filter: 'Hiển thị',
    filters: {
      all: 'Tất cả',
      refused: 'Có lỗi',
      repeated: 'Trùng hoặc trái với dòng khác',
      flagged: 'Z-score bất thường',
      undernourished: 'Suy dinh dưỡng',
      overweight: 'Thừa cân, béo phì',
      oedema: 'Phù',
      incomplete: 'Thiếu z-score',
    } satisfies Readonly<Record<RowFilter, string>>,
    order: 'Thứ tự',
    orders: { problems: 'Cần xem trước', file: 'Theo tệp' } satisfies Readonly<Record<RowOrder, string>>,
    search: 'Tìm mã, tên, nhóm, số dòng',
    child: 'Trẻ',
    age: 'Tuổi (tháng)',
    measures: 'Số đo',
    arm: 'vòng cánh tay',
    notes: 'Ghi chú',
    errorAt: (line: number, problem: string) => `Dòng ${line}: ${problem}`,
    flag: 'bất thường',
    none: 'Không có dòng nào.',
    page: (page: number, pages: number, total: string) => `Trang ${page}/${pages}, ${total} dòng`,
    previous: 'Trang trước',
    next: 'Trang sau',
  },
  prevalence: {
    title: 'Tỷ lệ theo nhóm tuổi và giới',
    intro:
      'Tỷ lệ % và khoảng tin cậy 95%. Z-score bất thường không được tính; trẻ phù tính là dưới −3 SD của các chỉ số có cân nặng.',
    index: 'Chỉ số',
    sex: 'Giới',
    sexes: { all: 'Chung', boys: 'Trai', girls: 'Gái' } satisfies Readonly<Record<SexChoice, string>>,
    ages: {
      '0-5': '0–5 tháng',
      '6-11': '6–11 tháng',
      '12-23': '12–23 tháng',
      '24-35': '24–35 tháng',
      '36-47': '36–47 tháng',
      '48-59': '48–59 tháng',
    } satisfies Readonly<Record<AgeGroupId, string>>,
    total: 'Tất cả',
    group: 'Nhóm',
    groupsTitle: 'Theo cột nhóm',
    groupsLeftOut: (count: number) => `${count} nhóm nữa không hiện ở bảng này nhưng vẫn được tính ở dòng Tất cả.`,
    count: 'N',
    cuts: {
      'below-3': '< −3 SD',
      'below-2': '< −2 SD',
      'below-1': '< −1 SD',
      'above+1': '> +1 SD',
      'above+2': '> +2 SD',
      'above+3': '> +3 SD',
    } satisfies Readonly<Record<Cut, string>>,
    mean: 'Trung bình z',
    togetherTitle: 'Hai tình trạng ở cùng một trẻ',
    together: {
      'stunted-wasted': 'Thấp còi và gầy còm',
      'stunted-overweight': 'Thấp còi và thừa cân',
    } satisfies Readonly<Record<Coexistence, string>>,
    simple: 'Coi như mẫu ngẫu nhiên đơn: tệp không có cột cụm điều tra.',
    clustered: (count: string) => `Khoảng tin cậy theo ${count} cụm điều tra.`,
    withoutWeight: (count: string) => `${count} trẻ thiếu trọng số mẫu nên không tính vào tỷ lệ.`,
    sixtyMonths: (count: string) =>
      `${count} trẻ tròn 60 tháng có z-score nhưng không tính vào tỷ lệ: WHO tính trẻ dưới 60 tháng.`,
    repeated: (count: string) => `${count} dòng lặp lại trẻ và ngày cân đo nên không tính lần nữa.`,
    deviation: 'SD',
    flagged: 'Bất thường',
    oedema: 'Phù',
    tableOf: (index: string) => `Bảng tỷ lệ: ${index}`,
  },
  charts: {
    show: 'Xem biểu đồ',
    byAge: (index: string) => `Tỷ lệ theo nhóm tuổi: ${index}`,
    age: 'Nhóm tuổi',
    percent: 'Tỷ lệ %',
    distribution: (index: string) => `Phân bố z-score so với chuẩn WHO: ${index}`,
    z: 'z-score',
    children: '% số trẻ',
    ours: 'Trẻ trong tệp',
    standard: 'Chuẩn WHO',
  },
  report: {
    heading: 'In báo cáo',
    title: 'Báo cáo đánh giá tăng trưởng',
    fileName: 'bao-cao-tang-truong',
    part: 'Báo cáo',
    groupsPart: 'Bảng theo cột nhóm',
    subtitle: (name: string, day: string) => `${name} · lập ngày ${day}`,
    counts: (rows: string, assessed: string, refused: string, blank: string, flagged: string) =>
      `Dòng trong tệp: ${rows}. Đã đánh giá: ${assessed}; có lỗi, không đánh giá: ${refused}; dòng trống, dòng không phải của trẻ: ${blank}. Có z-score bất thường: ${flagged}.`,
    method:
      'Chuẩn tăng trưởng trẻ em của WHO (2006), quy tắc của phần mềm WHO Anthro. Z-score bất thường (WAZ < −6 hoặc > 5, HAZ < −6 hoặc > 6, WHZ và BAZ < −5 hoặc > 5) không được tính vào tỷ lệ. Trẻ phù tính là dưới −3 SD của các chỉ số có cân nặng. Khoảng tin cậy 95% của tỷ lệ theo thang logit, của trung bình theo phân bố t; phương sai tuyến tính hóa Taylor.',
    groupColumn: 'Nhóm tuổi, giới',
    foot: 'Dinh dưỡng Mẹ và Bé · Kết quả để theo dõi, không thay việc khám từng trẻ.',
  },
  sources: 'Nguồn',
} as const

/** "A", "Z", "AA": as a spreadsheet names its columns. */
export function columnName(place: number): string {
  const last = String.fromCharCode(65 + (place % 26))
  return place < 26 ? last : columnName(Math.floor(place / 26) - 1) + last
}
