// Messages between page and worker. Requests and socket messages travel as text.

export type ToWorker =
  | { do: 'start'; base: string; parts: string; keeps: boolean }
  | { do: 'keep'; base: string }
  | { do: 'fetch'; id: number; method: string; path: string; body: string }
  | { do: 'open'; line: number; table: string }
  | { do: 'say'; line: number; text: string }
  | { do: 'close'; line: number };

export type ToPage =
  | { told: 'ready'; keeps: boolean; recalled: boolean }
  | { told: 'broken'; detail: string }
  | { told: 'answer'; id: number; text: string }
  | { told: 'opened'; line: number }
  | { told: 'news'; line: number; text: string }
  | { told: 'closed'; line: number; code: number };
