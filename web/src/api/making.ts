import { Problem, problemOf } from "./problem";
import { heed } from "./time";

/** Whoever waits for something that takes a while; `signal` says that they have gone. */
export interface Waiting {
  /** So much of so much is done; 0 of 0 until it begins. */
  onprogress(done: number, total: number): void;
  signal: AbortSignal;
}

/** Have something made, and follow how far it has come; a refusal is a Problem, before it begins or later. */
export async function made<Made>(path: string, body: unknown, { onprogress, signal }: Waiting): Promise<Made> {
  const init: RequestInit = { method: "POST", credentials: "same-origin", signal };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw offline();
  }
  heed(response.headers.get("Date"));
  if (!response.ok || !response.body) throw await problemOf(response);
  return await lastOf<Made>(response.body, onprogress);
}

async function lastOf<Made>(body: ReadableStream<Uint8Array>, onprogress: Waiting["onprogress"]): Promise<Made> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      const messages = text.split("\n\n");
      text = messages.pop() ?? "";
      for (const message of messages) {
        const { name, data } = read(message);
        if (name === "progress") onprogress(data.done, data.total);
        else if (name === "problem") throw new Problem(data.error === "stopping" ? 503 : 422, data.error, data.message, data.clause, data.facts);
        else if (name !== "") return data;
      }
    }
  } catch (problem) {
    throw problem instanceof Problem ? problem : offline();
  }
  throw offline(); // it ends before there is anything
}

/** An event of a stream; a comment has neither name nor data. */
export function read(message: string): { name: string; data: any } {
  const fields = new Map(message.split("\n").map((line) => [line.slice(0, line.indexOf(": ")), line.slice(line.indexOf(": ") + 2)]));
  return { name: fields.get("event") ?? "", data: JSON.parse(fields.get("data") ?? "null") };
}

function offline(): Problem {
  return new Problem(0, "offline", "the server does not answer, or not to the end");
}
