import { paths } from 'shared-contracts/paths'

interface SitePage {
  /** `pageName` of its route: what popups are addressed to. */
  readonly pageName: string
  readonly title: string
  /** Where a poll can be asked; absent for pages of one item, of which each has an address of its own. */
  readonly path?: string
}

/** The pages that popups and polls can be over, as editors call them. deploy/desk-pages.test.ts compares them with the routes. */
export const sitePages: readonly SitePage[] = [
  { pageName: 'Homepage', title: 'Trang chủ', path: paths.home },
  { pageName: 'MenuBank', title: 'Ngân hàng thực đơn', path: paths.menuBank },
  { pageName: 'BuildMenu', title: 'Tự tạo thực đơn', path: paths.buildMenu },
  { pageName: 'SavedMenus', title: 'Thực đơn của tôi', path: paths.savedMenus },
  { pageName: 'Dish', title: 'Trang một món ăn' },
  { pageName: 'Menu', title: 'Trang một thực đơn' },
  { pageName: 'MotherHealth', title: 'Sức khỏe của mẹ', path: paths.motherHealth },
  { pageName: 'BabyHealth', title: 'Sức khỏe của bé', path: paths.babyHealth },
  { pageName: 'NutritionCheck', title: 'Tự kiểm tra chế độ dinh dưỡng', path: paths.nutritionCheck },
  { pageName: 'RecommendedNeeds', title: 'Nhu cầu dinh dưỡng khuyến nghị', path: paths.nutritionNeeds },
  { pageName: 'Handbook', title: 'Sổ tay của mẹ', path: paths.notebook },
  { pageName: 'HandbookList', title: 'Các chuyên mục của Sổ tay' },
  { pageName: 'Article', title: 'Trang một bài viết của Sổ tay' },
  { pageName: 'About', title: 'Giới thiệu', path: paths.aboutProgramme },
  { pageName: 'News', title: 'Tin tức – hoạt động', path: paths.activityNews },
  { pageName: 'AboutArticle', title: 'Trang một bài giới thiệu, tin tức' },
  { pageName: 'UserGuide', title: 'Hướng dẫn sử dụng', path: paths.userGuide },
  { pageName: 'Documents', title: 'Văn bản liên quan', path: paths.documents },
  { pageName: 'ExpertOpinions', title: 'Ý kiến chuyên gia', path: paths.expertOpinions },
  { pageName: 'ExpertOpinion', title: 'Trang một ý kiến chuyên gia' },
  { pageName: 'Contact', title: 'Liên hệ', path: paths.contact },
  { pageName: 'Faq', title: 'Hỏi và đáp', path: paths.faq },
  { pageName: 'LatestArticles', title: 'Tin mới', path: paths.latestArticles },
  { pageName: 'SearchResult', title: 'Kết quả tìm kiếm', path: paths.search },
  { pageName: 'Terms', title: 'Chính sách bảo mật', path: paths.terms },
  { pageName: 'Account', title: 'Trang cá nhân', path: paths.personal },
  { pageName: 'Cart', title: 'Danh sách đi chợ', path: paths.cart },
  { pageName: 'Surveys', title: 'Khảo sát người dùng', path: paths.userSurveys },
  { pageName: 'ClassRegister', title: 'Lớp học nấu ăn', path: paths.classes },
  { pageName: 'ClassDetail', title: 'Trang một lớp học' },
  { pageName: 'Medical', title: 'Dành cho cán bộ y tế', path: paths.staff },
  { pageName: 'MedicalFiles', title: 'Tệp cho cán bộ y tế', path: paths.staffFiles },
  { pageName: 'MedicalList', title: 'Các chuyên mục cho cán bộ y tế' },
  { pageName: 'MedicalArticle', title: 'Trang một bài cho cán bộ y tế' },
  { pageName: 'StaffGrowthSheet', title: 'Phiếu tăng trưởng cho cán bộ y tế', path: paths.growthSheet },
  { pageName: 'StaffGainSheet', title: 'Phiếu tăng cân cho cán bộ y tế', path: paths.gainSheet },
  { pageName: 'StaffHandOut', title: 'Tờ hướng dẫn cho cán bộ y tế', path: paths.handOut },
  { pageName: 'StaffNeedsTables', title: 'Bảng nhu cầu cho cán bộ y tế', path: paths.needsTables },
]
