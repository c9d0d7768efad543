/** The words of the editors' page about searches. */
export const searchTexts = {
  room: {
    title: 'Tìm mà không thấy',
    intro:
      'Những câu người đọc tìm mà trang chưa trả lời được. Với mỗi câu, bạn chọn bài hoặc món nên ra đầu tiên, hoặc ghi là cần viết.',
  },
  loading: 'Đang tải các câu tìm',

  missed: {
    none: 'Chưa có câu nào',
    noneHint: (least: number, weeks: number) =>
      `Ở đây chỉ hiện câu được tìm từ ${least} lần trở lên trong ${weeks} tuần.`,
    rule: (least: number, weeks: number) =>
      `Tính trong ${weeks} tuần, câu được tìm từ ${least} lần trở lên; có dấu hay không dấu tính là một. Trang không lưu ai đã tìm, và không đếm số điện thoại, email, câu dài.`,
    week: 'Tuần',
    weekName: (from: string, until: string) => `${from} đến ${until}`,
    filter: 'Lọc theo từ',
    noneOfFilter: 'Không có câu nào như vậy trong tuần này',
    times: (count: string) => `Tìm ${count} lần trong tuần`,
    states: { waiting: 'Chờ chấm', judged: 'Đã chấm', answered: 'Nay đã có kết quả' },
    offered: 'Trang đã đưa ra:',
    offeredNothing: 'Trang không đưa ra được gì.',
    right: { article: 'Đúng là bài này', dish: 'Đúng là món này' },
    rightOf: (label: string, title: string) => `${label}: ${title}`,
    tryAgain: 'Tìm thử',
    tryAgainFor: (query: string) => `Tìm thử: ${query}`,
    judge: (query: string) => `Chấm: ${query}`,
  },

  /** On the page of all desks. */
  waiting: {
    line: (query: string, count: string) => `“${query}”: tìm ${count} lần chưa thấy`,
    more: (count: string) => `và ${count} câu nữa`,
  },

  wanted: {
    find: 'Tìm bài hoặc món nên ra đầu tiên',
    found: 'Bài và món tìm thấy',
    notFound: 'Không có bài hay món nào như vậy. Bạn thử gõ tên bài, tên món nhé.',
    kinds: { article: 'Bài viết', dish: 'Món ăn' },
    choose: 'Chọn',
    chooseTitle: (title: string) => `Chọn: ${title}`,
    unwritten: 'Chưa có bài: cần viết',
    unwrittenOf: (query: string) => `Chưa có bài: cần viết, cho “${query}”`,
  },
  judgedSaved: 'Đã chấm.',

  judged: {
    title: 'Danh sách đã chấm',
    intro: 'Trang tự tìm lại từng câu mỗi khi bạn mở danh sách này.',
    none: 'Chưa có câu nào. Bạn chấm một câu ở trên, hoặc thêm câu ở dưới.',
    label: 'Bảng các câu đã chấm',
    headings: ['Câu tìm', 'Nên ra đầu tiên', 'Bây giờ', 'Người chấm', 'Bỏ'],
    shares: (
      sought: string,
      { first, nextTwo, further, missing }: Readonly<Record<'first' | 'nextTwo' | 'further' | 'missing', string>>,
    ) =>
      `Trong ${sought} câu đã có bài hoặc món: ra đầu tiên ${first}, thứ hai hoặc thứ ba ${nextTwo}, sau nữa ${further}, không ra ${missing}.`,
    share: (count: string, percent: string) => `${count} (${percent} %)`,
    unwritten: (count: string) => `${count} câu còn cần viết bài.`,
    toWrite: 'Cần viết bài',
    gone: 'Không còn trên trang',
    places: {
      first: 'Đầu tiên',
      second: 'Thứ hai',
      third: 'Thứ ba',
      further: (place: string) => `Thứ ${place}`,
      missing: 'Không ra',
      unanswered: 'Chưa có gì',
      answered: 'Đã có kết quả, bạn chấm lại nhé',
    },
    byGone: 'Tài khoản đã xóa',
    remove: 'Bỏ',
    removed: 'Đã bỏ khỏi danh sách.',
    download: 'Tải về (CSV)',
    downloadHint: 'Tệp gồm những câu đã có bài hoặc món, để nối vào danh sách kiểm tra của mã nguồn.',
    fileName: 'cau-tim-da-cham.csv',
  },

  form: {
    title: 'Thêm một câu',
    intro: 'Chấm cả những câu trang đã trả lời tốt, để về sau không kém đi.',
    query: 'Câu người đọc sẽ gõ',
    queryEmpty: 'Bạn viết câu tìm nhé.',
    answer: 'Nên ra đầu tiên',
    answers: { there: 'Một bài hoặc món đã có', unwritten: 'Chưa có bài: cần viết' },
    wanted: 'Bài hoặc món',
    wantedHint: 'Gõ vài chữ của tên rồi chọn ở dưới.',
    wantedEmpty: 'Bạn chọn một bài hoặc món trong danh sách nhé.',
    send: 'Thêm vào danh sách',
  },
} as const
