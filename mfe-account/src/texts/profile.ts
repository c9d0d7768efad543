/** Words of the profile's fields, on registration and on the account page. */
export const profileTexts = {
  userType: 'Bạn là ai?',
  motherStatus: 'Hiện tại bạn đang',
  pregnant: 'Mang thai',
  nursing: 'Nuôi con, cho con bú',
  pregnancyWeeks: 'Số tuần thai',
  pregnancyWeeksHint: 'Số tuần đã tròn, từ 1 đến 40. Chưa rõ thì bạn để trống và bổ sung sau.',
  pregnancyDays: 'Số ngày lẻ',
  pregnancyDaysHint: 'Số ngày của tuần đang dở, từ 0 đến 6.',
  relationship: 'Bạn là gì của bé?',

  childrenCount: 'Số bé dưới 5 tuổi bạn đang chăm sóc',
  fewerChildren: { title: 'Bớt số bé?', confirmLabel: 'Bớt' },
  fewerChildrenText: (count: number) => `Những gì bạn đã ghi về ${count} bé cuối sẽ mất.`,
  childName: 'Tên gọi ở nhà',
  childNameHint: 'Để bạn dễ nhận ra bé trong biểu đồ.',
  childBirthDay: 'Ngày sinh của bé',
  childSex: 'Bé là',
  boy: 'Bé trai',
  girl: 'Bé gái',

  otherChoice: (label: string, lost: readonly string[]) => ({
    title: `Đổi ${label.toLocaleLowerCase('vi')}?`,
    text: `Mục đã chọn sẽ để trống để bạn chọn lại: ${lost.map((name) => `“${name}”`).join(', ')}.`,
    confirmLabel: 'Đổi',
  }),

  birthYear: 'Năm sinh của bạn',
  province: 'Tỉnh, thành phố',
  provinceHint: 'Gõ tên tỉnh cũ cũng tìm được.',
  ward: 'Phường, xã, đặc khu',
  wardHint: 'Gõ tên quận, huyện cũ cũng tìm được.',
  wardFirstProvince: 'Bạn chọn tỉnh, thành phố trước nhé.',

  organizationGroup: 'Nhóm cơ quan',
  organizationType: 'Loại cơ quan',
  organization: 'Cơ quan công tác',
  department: 'Khoa, phòng',
  departmentFirstOrganization: 'Bạn chọn cơ quan trước nhé.',
  otherDepartments: { 3: 'Khoa, ban khác', 4: 'Phòng khác' },
  otherDepartment: 'Tên khoa, phòng hoặc nơi làm việc',
  position: 'Chức danh, vị trí',
  otherPosition: 'Chức danh của bạn',

  listFailed: 'Chưa tải được danh sách. Bạn kiểm tra mạng rồi thử lại nhé.',
  retry: 'Thử lại',
} as const
