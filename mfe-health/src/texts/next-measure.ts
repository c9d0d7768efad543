/** Words of the next measure on the home page. */
export const nextMeasureTexts = {
  ofChild: (name: string) => `Lần cân đo tới của ${name}`,
  ofBaby: 'Lần cân đo tới của bé',
  ofMother: 'Lần cân tới của mẹ',
  ofNursing: 'Cân nặng của mẹ sau sinh',
  childRule: 'Cân đo bé mỗi tháng một lần trong 24 tháng đầu, sau đó hai đến ba tháng một lần đến 5 tuổi.',
  motherRule: 'Mẹ bầu cân mỗi tuần một lần, vào buổi sáng, rồi xem mức tăng có vừa không.',
  nursingRule: 'Từ tuần thứ 6 sau sinh, mẹ cân và xem lại cân nặng của mình; giảm từ từ, không ăn kiêng.',
  last: (day: string, measures: string) => `Lần gần nhất: ${day}, ${measures}.`,
  due: 'Đã đến lúc cân đo lại rồi.',
  doubtful: 'Số đo này khác xa số đo của các bé cùng tuổi: bạn xem lại con số và cân đo lại nhé.',
  later: (day: string) => `Lần tới: khoảng ${day}.`,
  none: 'Chưa có lần nào được ghi.',
  childAction: 'Ghi cân nặng, chiều cao',
  motherAction: 'Ghi cân nặng của mẹ',
} as const
