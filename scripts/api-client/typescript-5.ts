import { ts } from "@ts-morph/common";

// oxlint-disable-next-line import/no-default-export -- Stands for the package `typescript`.
export default ts;
