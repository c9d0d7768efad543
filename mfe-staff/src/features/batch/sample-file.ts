/** Invented children to try the tool with; three rows are wrong on purpose, and one is a swollen child. */
export const SAMPLE_CSV = `Mã trẻ;Họ và tên;Giới tính;Ngày sinh;Ngày cân đo;Cân nặng (kg);Chiều cao (cm);Tư thế đo;Phù;Lớp
M01;Bé thử An;Nam;12/03/2025;05/05/2026;9,4;76,1;nằm;không;Mầm
M02;Bé thử Bình;Nữ;20/08/2025;05/05/2026;7,6;68,9;nằm;không;Mầm
M03;Bé thử Chi;Nữ;01/11/2025;05/05/2026;5,1;61,0;nằm;không;Mầm
M04;Bé thử Dũng;Nam;15/01/2026;05/05/2026;6,6;61,8;nằm;không;Mầm
M05;Bé thử Én;Nữ;30/06/2024;05/05/2026;9,0;79,2;nằm;không;Mầm
M06;Bé thử Giang;Nam;02/02/2024;05/05/2026;11,3;84,0;đứng;không;Chồi
M07;Bé thử Hà;Nữ;17/09/2023;05/05/2026;16,9;90,6;đứng;không;Chồi
M08;Bé thử Hùng;Nam;08/12/2023;05/05/2026;10,2;80,1;đứng;không;Chồi
M09;Bé thử Khánh;Nam;25/05/2023;05/05/2026;13,8;94,7;đứng;không;Chồi
M10;Bé thử Lan;Nữ;11/04/2023;05/05/2026;12,9;93,8;đứng;không;Chồi
M11;Bé thử Minh;Nam;06/10/2022;05/05/2026;14,2;97,5;đứng;không;Lá
M12;Bé thử Nga;Nữ;19/07/2022;05/05/2026;11,0;93,3;đứng;có;Lá
M13;Bé thử Oanh;Nữ;03/03/2022;05/05/2026;21,5;104,2;đứng;không;Lá
M14;Bé thử Phúc;Nam;27/12/2021;05/05/2026;15,1;98,9;đứng;không;Lá
M15;Bé thử Quân;Nam;14/06/2026;05/05/2026;8,8;71,0;nằm;không;Mầm
M16;Bé thử Sơn;Nam;31/02/2024;05/05/2026;10,9;82,4;đứng;không;Chồi
M17;Bé thử Tâm;Nữ;22/10/2021;05/05/2026;16,0;103,7;đứng;không;Lá
M18;Bé thử Uyên;Nữ;09/01/2023;05/05/2026;94,0;13,2;đứng;không;Chồi
M19;Bé thử Vy;Nữ;16/08/2021;05/05/2026;15,4;102,6;đứng;không;Lá
M20;Bé thử Xuân;Nam;29/05/2021;05/05/2026;27,9;121,0;đứng;không;Lá
`
