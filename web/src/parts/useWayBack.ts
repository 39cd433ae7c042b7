import { useSearchParams } from 'wouter';

/** The table this page was opened from, or null. Only a table's address is believed. */
export function useWayBack(): string | null {
  const [search] = useSearchParams();
  const from = search.get('from') ?? '';
  return /^\/(table|play|learn)\/[\w/-]+$/.test(from) ? from : null;
}
