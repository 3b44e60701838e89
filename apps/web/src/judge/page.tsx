import { PageHeading } from "../page-heading.tsx";

export function JudgePage() {
  return <PageHeading title="Judge’s table" />;
}
