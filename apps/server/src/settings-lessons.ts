import * as z from "zod";
import { HttpUrl, jsonOr } from "./settings-shapes.ts";

/** A file in the folder of videos, never a path. */
const VIDEO_FILE = /^[\w-][\w.-]{0,99}\.(mp4|webm|ogv)$/;
export const VideoFile = z
  .string()
  .regex(VIDEO_FILE, "must be an http or https address, or the name of an mp4, webm or ogv file");
const LessonId = z.string().regex(/^[\w-]{1,80}$/);

const Json = jsonOr("{}");

export const LessonVideos = Json.pipe(z.record(LessonId, z.union([HttpUrl, VideoFile])));
export const LessonQuizzes = Json.pipe(z.record(LessonId, HttpUrl));

export const isVideoFile = (video: string): boolean => VIDEO_FILE.test(video);
